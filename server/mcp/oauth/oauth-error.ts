/** What an assistant is told by its code (RFC 6749, 5.2). Its message is for whoever writes the assistant. */
export class OAuthError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'OAuthError'
    this.code = code
  }
}
