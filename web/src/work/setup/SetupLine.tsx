import { Button } from '@mui/material'
import { use } from 'react'
import { isSetupAction, type SetupItem } from '../../../../shared/work/setup/setupItem.ts'
import { setupTexts } from '../../../../shared/work/setup/texts.ts'
import { type Screen, ScreensContext } from '../../core/app/screen.ts'
import { statePath } from '../../core/paths.ts'
import { useText } from '../../core/words/language.tsx'
import { actionTexts } from './actionTexts.ts'
import { ChecklistLine } from './Checklist.tsx'

interface SetupLineProps {
  item: SetupItem
  isBusy: boolean
  onPerform: () => void
}

/** One item of an agency: whether it is complete, where it is completed, and what can be done from here. */
export function SetupLine({ item, isBusy, onPerform }: SetupLineProps) {
  const text = useText(setupTexts)
  const name = text(`item.${item.Name}`)
  const screens = use(ScreensContext)
  return (
    <ChecklistLine name={name} isComplete={item.IsComplete} text={text(`text.${item.Name}`)} detail={item.Detail}>
      {isSetupAction(item.RequestedAction) ? (
        <Button variant="outlined" disabled={isBusy} onClick={onPerform}>
          {text(actionTexts[item.RequestedAction])}
        </Button>
      ) : null}
      {isShown(item.RequestedState, screens) ? (
        <Button href={statePath('Agency', item.RequestedState)} aria-label={text('changeItem', { item: name })}>
          {text('change')}
        </Button>
      ) : null}
    </ChecklistLine>
  )
}

/** A state of the web app that has a screen. */
const isShown = (state: string, screens: readonly Screen[]) =>
  state !== '' && screens.some(({ paths: [path] }) => path === `/${state.replaceAll('.', '/')}`)
