import '../platform/theme.css'
import { afterEach } from 'vitest'
import { cleanUp } from './render.tsx'

// For each file anew: the modules are shared by all files, and what they register is of the first one.
afterEach(cleanUp)
