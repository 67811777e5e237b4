import { createRequire } from 'node:module'

/** Finds a package of `tools/`, which only `npm test` installs: together they are half as large as all the others. */
export const requireTool = createRequire(new URL('../../tools/package.json', import.meta.url))
