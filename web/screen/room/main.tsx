import { createRoot } from 'react-dom/client'
import { RecoveryBoundary } from './recovery-boundary.tsx'
import './room.css'
import { Room } from './room.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(
  <RecoveryBoundary>
    <Room />
  </RecoveryBoundary>,
)
