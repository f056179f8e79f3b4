import { Box, Card, Link, List, Typography } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import { addDays } from '../../../../shared/core/time/zone.ts'
import type { PantryToday, TodayWindow } from '../../../../shared/work/home/api.ts'
import { pantryTodayTexts } from '../../../../shared/work/home/texts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { wallTimeText } from '../../pantry/windows/windowText.ts'
import { wholeRow } from './NeedRow.tsx'

/** The day's windows, each with a bar of what is to pack, packed, handed over and late; a click leads to its packing list. */
export function WindowBars({ today: { Day: day, Windows: windows, Tomorrow: tomorrow } }: { today: PantryToday }) {
  const text = useText(pantryTodayTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  return (
    <Box component="section" aria-label={text('windows')}>
      <Card>
        {windows.length === 0 ? (
          <EmptyState art="calendar" title={text('noWindows')} text={text('noWindowsText')} />
        ) : null}
        <List disablePadding>
          {windows.map((window) => (
            <WindowBar key={window.ID} window={window} />
          ))}
        </List>
      </Card>
      {tomorrow.Orders > 0 ? (
        <Link href={paths.packing(prefix, addDays(day, 1))} sx={{ display: 'inline-block', py: 1 }}>
          {text(plural(language, 'tomorrow', tomorrow.Orders), { count: tomorrow.Orders, toPack: tomorrow.ToPack })}
        </Link>
      ) : null}
    </Box>
  )
}

/** A late order is to be packed or packed as well: the bar shows it as late. */
function partsOf({ ToPack, Packed, HandedOver, Late }: TodayWindow) {
  const latePacked = Math.min(Late, Packed)
  return [
    ['late', Late, 'error.main'],
    ['toPack', ToPack - (Late - latePacked), 'warning.main'],
    ['packed', Packed - latePacked, 'primary.light'],
    ['handedOver', HandedOver, 'primary.main'],
  ] as const
}

function WindowBar({ window }: { window: TodayWindow }) {
  const text = useText(pantryTodayTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const parts = partsOf(window).filter(([, count]) => count > 0)
  const isDone = parts.every(([part]) => part === 'handedOver')
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Link href={`${paths.packing(prefix)}?window=${window.ID}`} color="textPrimary" sx={wholeRow}>
          <strong>
            {wallTimeText(window.StartTime, language)} – {wallTimeText(window.EndTime, language)}
          </strong>
        </Link>
        <Typography variant="body2" color="textSecondary">
          {[text(window.Kind), window.Label].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box>
        <Box aria-hidden sx={bar}>
          {parts.map(([part, count, color]) => (
            <Box key={part} sx={{ flexGrow: count, bgcolor: color }} />
          ))}
        </Box>
        <Typography variant="body2">
          {isDone
            ? text('allHandedOver', { count: window.HandedOver })
            : parts.map(([part, count]) => text(part, { count })).join(' · ')}
        </Typography>
      </Box>
    </Box>
  )
}

const row = {
  position: 'relative',
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  alignItems: 'center',
  px: 2,
  py: 1.25,
  minHeight: 56,
  gridTemplateColumns: { xs: '1fr', sm: '240px 1fr' },
  '&:hover': { bgcolor: 'action.hover' },
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const
const bar = { display: 'flex', gap: 0.25, height: 10, borderRadius: 1, overflow: 'hidden', mb: 0.5 } as const
