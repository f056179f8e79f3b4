import { Box, Button, Stack, Typography } from '@mui/material'
import { frameTexts } from '../../../../../shared/core/text/frame.ts'
import { formatTime } from '../../../../../shared/core/time/zone.ts'
import { notedWalkInTexts } from '../../../../../shared/pantry/orders/texts/handOverLater.ts'
import { zoneHere } from '../../../core/time/time.ts'
import { Panel } from '../../../core/ui/Panel.tsx'
import { useConfirm } from '../../../core/words/confirm.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import type { Noted } from './notedWalkIns.ts'

interface NotedProps {
  noted: readonly Noted[]
  /** Without a connection nothing can be recorded. */
  onRecord: ((noted: Noted) => void) | undefined
  onRemove: (key: string) => void
}

/** Households that were written down on this device and are not recorded yet. */
export function NotedList({ noted, onRecord, onRemove }: NotedProps) {
  const text = useText(notedWalkInTexts)
  const frame = useText(frameTexts)
  const { language } = useLanguage()
  const confirm = useConfirm()
  const remove = async ({ key, values: { Name: name } }: Noted) => {
    const question = { title: text('removeAsk', { name }), text: text('removeText'), confirm: text('removeYes') }
    if (await confirm({ ...question, cancel: frame('cancel'), isDangerous: true })) onRemove(key)
  }
  return (
    <Panel title={text('title')}>
      <Typography variant="body2" color="textSecondary">
        {text('todo')}
      </Typography>
      {noted.map((one) => (
        <Stack key={one.key} spacing={1} sx={{ mt: 2 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{one.values.Name}</bdi> · {formatTime(new Date(one.at), zoneHere(), language)}
          </Typography>
          <Typography variant="body2">
            {[
              ...one.values.items.map(({ quantity, name }) => `${quantity} × ${name}`),
              ...(one.values.Pounds === '' ? [] : [`${one.values.Pounds} lb`]),
            ].join(', ')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" disabled={!onRecord} onClick={() => onRecord?.(one)} sx={{ minHeight: 44 }}>
              {text('record', { name: one.values.Name })}
            </Button>
            <Button color="inherit" onClick={() => void remove(one)} sx={{ minHeight: 44 }}>
              {text('remove', { name: one.values.Name })}
            </Button>
          </Box>
        </Stack>
      ))}
    </Panel>
  )
}
