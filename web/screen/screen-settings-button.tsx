import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { Device } from '#contract/delivery/delivery.ts'
import { IconButton } from '../platform/ui/icon-button.tsx'
import { ScreenSettingsDialog } from './screen-settings-dialog.tsx'
import { screenWords } from './screen-words.ts'

export function ScreenSettingsButton({ device }: { device: Device }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={screenWords().settingsOf(device.name)}
        className="hover:bg-surface-2"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={18} aria-hidden />
      </IconButton>
      {isOpen && <ScreenSettingsDialog device={device} onClose={() => setOpen(false)} />}
    </>
  )
}
