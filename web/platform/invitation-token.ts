/** In `sessionStorage`: the token of an invitation outlasts the way to the sign-in page and back, in this tab only. */
const key = 'sunporch-invitation'

export const invitationToken = {
  read: () => sessionStorage.getItem(key) ?? '',
  write: (token: string) => sessionStorage.setItem(key, token),
  remove: () => sessionStorage.removeItem(key),
}
