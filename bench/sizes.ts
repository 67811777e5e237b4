import { measurePages } from '../build/manifest.ts'

for (const [page, bytes] of Object.entries(measurePages())) {
  console.log(`${page.padEnd(10)} ${(bytes / 1000).toFixed(1)} kB of JavaScript (brotli)`)
}
