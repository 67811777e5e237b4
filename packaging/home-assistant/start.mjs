// Starts the server with what was entered in Home Assistant, as a user without rights. Each option is a variable of the server.
import { chownSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const folder = '/data/sunporch'
const user = 1000
const options = JSON.parse(readFileSync('/data/options.json', 'utf8'))
for (const [name, value] of Object.entries(options)) if (value !== '') process.env[name] = String(value)
process.env.DATA_DIR = folder

mkdirSync(folder, { recursive: true, mode: 0o700 })
// At the first start, and after a restore by Home Assistant, which gives all to root.
if (statSync(folder).uid !== user) giveToUser(folder)
process.setgroups([user])
process.setgid(user)
process.setuid(user)
await import('/app/dist/server/bundled.cjs')

/** The folder itself last: a start that is killed meanwhile begins anew. */
function giveToUser(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) giveToUser(inside)
    else if (entry.isFile()) chownSync(inside, user, user)
  }
  chownSync(path, user, user)
}
