import * as z from 'zod/mini'
import { localStore } from '../../platform/local-store.ts'

/** The group that the person has joined on this browser, until they were asked who they are to the loved one. */
export const justJoined = localStore({ key: 'sunporch-just-joined', version: 1, schema: z.string() })
