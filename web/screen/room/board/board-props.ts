import type { ScreenItem } from '#contract/screen/screen-view.ts'
import type { HelpProps } from '../help/help-props.ts'
import type { LifeProps } from '../life/life-props.ts'
import type { MovesProps } from '../moves/moves-props.ts'

export type BoardProps = Omit<MovesProps, 'onMove'> &
  HelpProps &
  Pick<LifeProps, 'onAnswer' | 'isLetterOpen'> & {
    /** It is night, or she speaks: nothing is heard by itself. */
    isQuiet: boolean
    /** The item can be seen now. */
    onShown: (item: ScreenItem) => void
    /** Which picture is on the board; null for none. */
    onPicture: (deliveryId: string | null) => void
    /** The picture could not be had. */
    onBroken: (item: ScreenItem) => void
  }
