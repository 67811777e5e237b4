import { createRoot } from 'react-dom/client'
import { Recovery } from './recovery.tsx'
import './room.css'
import { Room } from './room.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(
  <Recovery>
    <Room />
  </Recovery>,
)
