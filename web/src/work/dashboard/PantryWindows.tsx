import { Box, Link, Typography } from '@mui/material'
import * as home from '../../../../shared/work/home/api.ts'
import { pantryTodayTexts } from '../../../../shared/work/home/texts.ts'
import { useLastKnown } from '../../core/data/lastKnown.ts'
import { paths } from '../../core/paths.ts'
import { useText } from '../../core/words/language.tsx'
import { WindowBars } from '../home/WindowBars.tsx'

/** Work of colleagues shows within half a minute. */
const poll = 30_000

/** The day of the agency's pantry; nothing where it runs none, or nobody has ordered. */
export default function PantryWindows() {
  const text = useText(pantryTodayTexts)
  const { data } = useLastKnown(home.getPantryToday, {}, { poll })
  if (!data || data.Windows.length + data.Tomorrow.Orders === 0) return null
  return (
    <Box component="section" aria-labelledby="pantry-today">
      <Typography variant="h3" component="h2" id="pantry-today" sx={{ mb: 1.5 }}>
        <Link href={paths.pantryToday('Agency')} color="textPrimary">
          {text('title')}
        </Link>
      </Typography>
      <WindowBars today={data} />
    </Box>
  )
}
