// What `npm start` runs: the build makes files of CommonJS of it and of everything that it imports (decision 063).
import { nameSources } from './source-stacks.mjs'

nameSources()
import('./main.mjs')
