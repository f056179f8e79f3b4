import { Box, Button, Stack, Typography } from '@mui/material'
import { addMonths } from '../../../../shared/core/time/zone.ts'
import { maxProxies, maxSignerName } from '../../../../shared/pantry/tefap/limits.ts'
import { tefapTexts } from '../../../../shared/pantry/tefap/texts.ts'
import { DayInput, TextInput } from '../../core/ui/inputs.tsx'
import { useText } from '../../core/words/language.tsx'
import type { Declaring } from './declaring.ts'

interface ProxyFieldsProps {
  proxies: Declaring['proxies']
  onChange: (proxies: Declaring['proxies']) => void
  day: string
}

/** Up to three people who may pick up for the household, each up to a day. */
export function ProxyFields({ proxies, onChange, day }: ProxyFieldsProps) {
  const text = useText(tefapTexts)
  const change = (at: number, more: Partial<Declaring['proxies'][number]>) =>
    onChange(proxies.map((one, index) => (index === at ? { ...one, ...more } : one)))
  return (
    <Stack spacing={1.5}>
      <Typography component="h3" variant="subtitle1">
        {text('proxies')}
      </Typography>
      {proxies.map(({ Name, Until }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and only the last one is added.
        <Box key={index} sx={row}>
          <TextInput
            label={text('proxyName')}
            value={Name}
            onChange={(value) => change(index, { Name: value })}
            htmlInput={{ maxLength: maxSignerName }}
          />
          <DayInput
            label={text('proxyUntil')}
            value={Until}
            min={day}
            onChange={(value) => change(index, { Until: value })}
          />
          <Button color="inherit" onClick={() => onChange(proxies.filter((_, other) => other !== index))}>
            {text('removeProxy', { name: Name || String(index + 1) })}
          </Button>
        </Box>
      ))}
      {proxies.length < maxProxies ? (
        <Button
          variant="outlined"
          onClick={() => onChange([...proxies, { Name: '', Until: addMonths(day, 6) }])}
          sx={{ alignSelf: 'flex-start', minHeight: 44 }}
        >
          {text('addProxy')}
        </Button>
      ) : null}
    </Stack>
  )
}

const row = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 180px auto' } } as const
