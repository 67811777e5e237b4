import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pictureUrl } from '#contract/photos/photos.ts'
import { openBrowser } from '../../testing/browser.ts'
import { createFamilyApp, givenPhoto, givenScreen } from '../../testing/given/given.ts'
import { freePort } from '../../testing/processes/running-server.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { chooseFile, pictureKey } from './picture-files.ts'

const nginx = '/usr/sbin/nginx'
const ofImage = { accept: 'image/avif,image/webp,*/*;q=0.8' }

test('the server names a file that is there, and sends no bytes of it', async () => {
  const { app, family, anna, path } = await createFamilyApp({ PICTURES_FROM: 'nginx', TRUST_PROXY: '1' })
  const photo = await givenPhoto(anna, path)
  const key = keyOf(photo)
  const answer = await anna.get(pictureUrl(photo, 320), ofImage)
  expect([answer.status, answer.bytes.length]).toEqual([200, 0])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-accel-redirect': `/stored-pictures/${key}`,
    'content-type': 'image/avif',
    'content-disposition': 'inline; filename="photo.avif"',
  })
  const screen = await givenScreen(app, family)
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  const { items } = (await screen.get('/api/screen')).body
  expect((await screen.get(items[0].picture.url)).headers.get('x-accel-redirect')).toContain('/device.jpg')
  const stranger = await openBrowser(app).get(pictureUrl(photo, 320), ofImage)
  expect([stranger.status, stranger.headers.get('x-accel-redirect')]).toEqual([401, null])
  await app.storage.remove(key)
  const lost = await anna.get(pictureUrl(photo, 320), ofImage)
  expect([lost.status, lost.headers.get('x-accel-redirect')]).toEqual([404, null])
})

// On the project's CI it is there.
if (existsSync(nginx))
  test('nginx sends the file with the configuration of the documents, whole, in parts, and not again', async () => {
    const { app, anna, path } = await createFamilyApp({ PICTURES_FROM: 'nginx', TRUST_PROXY: '1' })
    const photo = await givenPhoto(anna, path)
    const url = await startNginx(app.url, join(app.config.dataDir, 'files'))
    const behind = { ...app, url }
    const browser = openBrowser(behind, { 'x-forwarded-host': new URL(app.url).host })
    for (const [name, value] of anna.cookies) browser.cookies.set(name, value)
    const bytes = await app.storage.read(keyOf(photo))
    const whole = await browser.get(pictureUrl(photo, 320), ofImage)
    expect(whole.bytes).toEqual(bytes)
    const seen = Object.fromEntries(whole.headers)
    expect(seen).toMatchObject({
      'content-type': 'image/avif',
      'content-disposition': 'inline; filename="photo.avif"',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    const part = await browser.get(pictureUrl(photo, 320), { ...ofImage, range: 'bytes=0-9' })
    expect([part.status, part.bytes]).toEqual([206, bytes?.subarray(0, 10)])
    const again = await browser.get(pictureUrl(photo, 320), { ...ofImage, 'if-none-match': seen.etag ?? '' })
    expect(again.status).toBe(304)
    expect((await openBrowser(behind).get(pictureUrl(photo, 320), ofImage)).status).toBe(401)
    expect((await browser.get(`/stored-pictures/${keyOf(photo)}`)).status).toBe(404)
  })

function keyOf({ objectPath }: { objectPath: string }): string {
  return pictureKey(
    objectPath.split('/').at(-1) ?? '',
    chooseFile({ width: 320, ...ofImage, variants: 2 }).name,
  )
}

/** Returns its address. */
async function startNginx(server: string, files: string): Promise<string> {
  const folder = await temporaryFolder()
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'scratch'))
  const port = await freePort()
  const location = await readFile(resolve('docs/nginx-pictures.conf'), 'utf8')
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/scratch/${name};`,
  )
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${scratch.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    ${location.replace('/var/lib/sunporch/files/', `${files}/`)}
    location / { proxy_pass ${server}; proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr; }
  }
}
`,
  )
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' })
  onTestFinished(() => ended(child))
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  return url
}

async function ended(child: ChildProcess): Promise<void> {
  const over = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await over
}
