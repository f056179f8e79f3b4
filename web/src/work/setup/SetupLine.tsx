import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined'
import { Box, Button, Typography } from '@mui/material'
import { use } from 'react'
import { isSetupAction, type SetupItem } from '../../../../shared/work/setup/setupItem.ts'
import { setupTexts } from '../../../../shared/work/setup/texts.ts'
import { type Screen, ScreensContext } from '../../core/app/screen.ts'
import { statePath } from '../../core/paths.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'
import { actionTexts } from './actionTexts.ts'

interface SetupLineProps {
  item: SetupItem
  isBusy: boolean
  onPerform: () => void
}

/** One item: whether it is complete, where it is completed, and what can be done from here. */
export function SetupLine({ item, isBusy, onPerform }: SetupLineProps) {
  const text = useText(setupTexts)
  const name = text(`item.${item.Name}`)
  const screens = use(ScreensContext)
  const Icon = item.IsComplete ? CheckCircleOutlined : RadioButtonUncheckedOutlined
  return (
    <Box component="li" sx={lineLook}>
      <Icon color={item.IsComplete ? 'success' : 'disabled'} aria-hidden />
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
          <StatusChip
            label={text(item.IsComplete ? 'complete' : 'pending')}
            tone={item.IsComplete ? 'success' : 'neutral'}
          />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {text(`text.${item.Name}`)}
        </Typography>
        {item.Detail ? <Typography variant="body2">{item.Detail}</Typography> : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
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
      </Box>
    </Box>
  )
}

/** A state of the web app that has a screen. */
const isShown = (state: string, screens: readonly Screen[]) =>
  state !== '' && screens.some(({ paths: [path] }) => path === `/${state.replaceAll('.', '/')}`)

const lineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: 2.5,
  py: 1.75,
  '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
} as const
