import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'

/**
 * From here on, the stacks of errors name our sources instead of the lines of the bundle. Node's own
 * `--enable-source-maps` reads all maps at the start, which takes a fifth longer and 18 MB more.
 */
export function nameSources() {
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${inSources(frame)}`)].join('\n')
}

function inSources(frame) {
  const text = String(frame)
  const file = frame.getFileName()
  const line = frame.getLineNumber()
  const column = frame.getColumnNumber()
  const source = file && line && column && sourceOf(file, line, column)
  return source ? text.replace(`${file}:${line}:${column}`, source) : text
}

/** `file:line:column`, counted from 1; null for what is not of ours: the maps leave the packages out. */
function sourceOf(file, line, column) {
  const map = mapOf(file)
  if (!map) return null
  const { generatedLine, originalSource, originalLine, originalColumn } = map.findEntry(line - 1, column - 1)
  // Where a line has no entry, the map answers the one before it.
  if (generatedLine !== line - 1 || !originalSource) return null
  return `${resolve(dirname(file), originalSource)}:${originalLine + 1}:${originalColumn + 1}`
}

/** A map takes 40 MB when it is read, and errors are rare, so it is kept only until memory is collected. */
const kept = new Map()

function mapOf(file) {
  const known = kept.get(file)?.deref()
  if (known) return known
  const path = `${file}.map`
  if (!file.endsWith('.cjs') || !existsSync(path)) return null
  const map = new SourceMap(JSON.parse(readFileSync(path, 'utf8')))
  kept.set(file, new WeakRef(map))
  return map
}
