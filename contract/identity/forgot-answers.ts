/** What is answered to somebody who asks for a link for a new password, whether or not they have an account. */
export const forgotAnswers = {
  mailed:
    'If there is an account with this address, a link is on its way. No mail after a few minutes? Look among the unwanted mails, then try another address that you may have used, or ask the person who runs this server.',
  noMail:
    'This server sends no mail. Please ask the person who runs it: if there is an account with this address, they find a link for you in the folder “mail” of the server’s data, good for one hour.',
}
