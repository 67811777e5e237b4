import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const web = resolve(import.meta.dirname, 'web')

// Three pages: the app, the sign-in page, and the loved one's screen.
export default defineConfig({
  root: web,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    target: 'es2020',
    rollupOptions: {
      input: {
        app: resolve(web, 'index.html'),
        'sign-in': resolve(web, 'sign-in.html'),
        screen: resolve(web, 'screen.html'),
      },
    },
  },
})
