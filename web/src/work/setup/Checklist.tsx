import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined'
import { Box, LinearProgress, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { percentComplete } from '../../../../shared/work/setup/setupItem.ts'
import { setupTexts } from '../../../../shared/work/setup/texts.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'

/** Parts of a checklist: of an agency, and of a food bank. */

interface ProgressProps {
  items: readonly { IsComplete: boolean }[]
  title: string
  /** Said once everything is done. */
  allDone: string
}

export function ChecklistProgress({ items, title, allDone }: ProgressProps) {
  const text = useText(setupTexts)
  const percent = percentComplete(items)
  const done = items.filter(({ IsComplete }) => IsComplete).length
  return (
    <>
      <Typography variant="h2" component="p">
        {text('percent', { percent })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={title}
        sx={{ my: 1.25, height: 10, borderRadius: 2 }}
      />
      <Typography color="textSecondary">
        {percent === 100 ? allDone : text('progress', { done, all: items.length })}
      </Typography>
    </>
  )
}

interface LineProps {
  name: string
  isComplete: boolean
  /** In place of pending. */
  pending?: string | undefined
  text: string
  detail?: string | undefined
  /** Buttons. */
  children?: ReactNode
}

/** One item: whether it is complete, and what can be done from here. */
export function ChecklistLine({ name, isComplete, pending, text: meaning, detail, children }: LineProps) {
  const text = useText(setupTexts)
  const Icon = isComplete ? CheckCircleOutlined : RadioButtonUncheckedOutlined
  return (
    <Box component="li" sx={lineLook}>
      <Icon color={isComplete ? 'success' : 'disabled'} aria-hidden />
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <StatusChip
            label={isComplete ? text('complete') : (pending ?? text('pending'))}
            tone={isComplete ? 'success' : pending === undefined ? 'neutral' : 'info'}
          />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {meaning}
        </Typography>
        {detail ? <Typography variant="body2">{detail}</Typography> : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>{children}</Box>
    </Box>
  )
}

const lineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: 2.5,
  py: 1.5,
  '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
} as const
