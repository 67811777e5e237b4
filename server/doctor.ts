/**
 * Says what is wrong with the configuration and the machine, in sentences:
 *   npm run doctor
 * It uses the server's own variables, changes nothing, and can be run beside the server and without it. Exits with 1 when
 * something has to be mended.
 */
import { diagnose } from './diagnose.ts'

process.exit((await diagnose(process.env, console.log)) > 0 ? 1 : 0)
