import { useId } from 'react'
import type { Device } from '#contract/delivery/delivery.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { refusalOf } from '../platform/words/refusal.ts'
import { inMetres } from './letters-fields.tsx'
import { useNewScreens } from './new-screens.ts'
import { useUpdateScreen } from './screen.queries.ts'
import { screenWords } from './screen-words.ts'

/** Milliseconds after a screen was opened. Later the question would only take room: the screen's settings have it, too. */
const askedFor = 7 * 86_400_000

/** Asks from how far a new screen is read, while nobody has said it. One press answers. Nothing for a screen that was never opened. */
export function AskDistance({ device }: { device: Device }) {
  const { group } = useSelection()
  const update = useUpdateScreen(device.id)
  const id = useId()
  if (device.letters !== null || device.openedAt === null) return null
  if (Date.now() - Date.parse(device.openedAt) > askedFor) return null
  const answer = (metres: number) => update.mutate({ letters: { metres, inches: null, forWeakEyes: false } })
  return (
    <fieldset aria-labelledby={id} disabled={update.isPending} className="my-2">
      <p id={id} className="font-semibold">
        {screenWords().howFar(group?.lovedOneName ?? null)}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {[1, 2, 3, 4].map((metres) => (
          <Button key={metres} className="px-4!" onClick={() => answer(metres)}>
            {inMetres().format(metres)}
          </Button>
        ))}
      </div>
      {update.isError && (
        <p role="alert" className="mt-1.5 text-sm text-danger">
          {refusalOf(update.error)}
        </p>
      )}
    </fieldset>
  )
}

/** The same for each screen that was connected since this component is on the page. */
export function AskDistanceOfNew() {
  const device = useNewScreens().find(({ letters }) => letters === null)
  if (!device) return null
  return (
    <Card className="border-pine">
      <AskDistance key={device.id} device={device} />
    </Card>
  )
}
