/** The classes of a button on a picture of any colours. */
export const stageButtonLook =
  'grid size-12 place-items-center rounded-full bg-black/60 text-white transition-colors hover:bg-black/85 focus-visible:outline-white'
