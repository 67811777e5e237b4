import { type FilmAnswer, FilmError, type FilmProblem, type FilmRequest } from './film-message.ts'
import { lookAtFilm, makeFilm } from './make-film.ts'

addEventListener('message', async ({ data }: MessageEvent<FilmRequest>) => {
  try {
    if (data.is === 'look') return say({ is: 'facts', facts: await lookAtFilm(data.file) })
    const bytes = await makeFilm(data.file, data.cut, (done) => say({ is: 'progress', done }))
    const answer: FilmAnswer = { is: 'film', bytes }
    postMessage(answer, { transfer: [bytes] })
  } catch (error) {
    say({ is: 'problem', problem: problemOf(error, data) })
  }
})

function say(answer: FilmAnswer): void {
  postMessage(answer)
}

function problemOf(error: unknown, { is }: FilmRequest): FilmProblem {
  if (error instanceof FilmError) return error.problem
  // The phone has moved the file, or takes its time to fetch it from elsewhere.
  if (error instanceof DOMException && error.name === 'NotReadableError') return 'not-readable'
  // What could be read before is a film: it is the decoder or the encoder that has failed.
  return is === 'look' ? 'no-film' : 'not-here'
}
