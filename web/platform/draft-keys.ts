/** Where the browser keeps the half-written notes. They go when their writer signs out. */
export const noteDraftKey = 'sunporch-note-draft'
