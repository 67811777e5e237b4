import type { Piece } from './read-film.ts'

/** The same number of bytes: those of the pieces, and zeros between them. */
export async function* keepPieces(
  file: AsyncIterable<Uint8Array>,
  pieces: Piece[],
): AsyncGenerator<Buffer, void> {
  let [at, next] = [0, 0]
  for await (const chunk of file) {
    const kept = Buffer.alloc(chunk.length)
    const end = at + chunk.length
    for (let piece = pieces[next]; piece && piece.start < end; piece = pieces[++next]) {
      const [from, to] = [Math.max(piece.start, at), Math.min(piece.end, end)]
      const source =
        piece.bytes?.subarray(from - piece.start, to - piece.start) ?? chunk.subarray(from - at, to - at)
      kept.set(source, from - at)
      // The rest of it is in the next chunk.
      if (piece.end > end) break
    }
    at = end
    yield kept
  }
}
