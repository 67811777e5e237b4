export type Mail = {
  /** One address, without a name. */
  to: string
  /** One line; line breaks become spaces. */
  subject: string
  text: string
  html?: string
  /** The same when the same mail is sent again, so that mailboxes show it once. Without angle brackets. */
  messageId?: string
  /** Further lines of the header. Words of people do not belong here. */
  headers?: Record<string, string>
}

/** Where mails go. An error of `deliver` is a `MailError`. */
export type Delivery = {
  deliver(mail: Mail): Promise<void>
  /** Closes the open connections, once what is on its way has been sent. */
  close(): Promise<void>
}
