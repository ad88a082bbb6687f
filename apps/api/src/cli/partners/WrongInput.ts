/** What somebody typed cannot be done; the message is for them. */
export class WrongInput extends Error {}
