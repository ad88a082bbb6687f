/** Input that cannot be processed; the message is for the person who typed it. */
export class WrongInput extends Error {}
