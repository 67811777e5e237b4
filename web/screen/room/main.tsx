import { createRoot } from 'react-dom/client'
import './room.css'
import { Room } from './room.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(<Room />)
