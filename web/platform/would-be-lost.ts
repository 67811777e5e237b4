/** Whether somebody is in the middle of something here: a dialog is open, or a text is half typed. */
export function isBusy(): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some((field) => isText(field) && !field.readOnly && field.value !== '')
}

/** Whether leaving the page would lose something: what `isBusy` says, or an upload that asks to stay. */
export function wouldBeLost(): boolean {
  const question = new Event('beforeunload', { cancelable: true })
  return isBusy() || !dispatchEvent(question)
}

function isText(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  return !['checkbox', 'radio', 'file', 'hidden', 'button', 'submit', 'range'].includes(field.type)
}
