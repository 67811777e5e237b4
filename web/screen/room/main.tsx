import { createRoot } from 'react-dom/client'
import '../../platform/theme.css'
import { Room } from './room.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(<Room />)
