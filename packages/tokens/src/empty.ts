/* What a server gets in place of a style sheet. */
export default undefined;
