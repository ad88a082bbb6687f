/* Replaces a style sheet on a server. */
export default undefined;
