import { Box, Button, Card, Link, List, Typography } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import { isDonorNeed } from '../../../../shared/rescue/donations/needs/donorNeeds.ts'
import type { DonorLine } from '../../../../shared/work/home/api.ts'
import * as home from '../../../../shared/work/home/api.ts'
import { donorHomeTexts } from '../../../../shared/work/home/texts.ts'
import { useLastKnown } from '../../core/data/lastKnown.ts'
import { Weight } from '../../core/figures/Weight.tsx'
import { paths } from '../../core/paths.ts'
import { useNow } from '../../core/time/clock.ts'
import { dayText, nearDayText, timeText, zoneLabel } from '../../core/time/time.ts'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { wholeRow } from './NeedRow.tsx'

/** A window of a whole day has no hours to tell; the day that is an hour shorter neither. */
const wholeDay = 23 * 3_600_000
/** Answers of agencies and drivers show within a minute. */
const poll = 60_000

/** The store's day above its list: what the clerk has to look after, and who comes today. */
export function DonorDay() {
  const text = useText(donorHomeTexts)
  const { language } = useLanguage()
  const answer = useLastKnown(home.getDonorHome, {}, { poll })
  return (
    <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={3} height={64} />} message={text('failed')}>
      {({ Lines: lines, More: more }) => (
        <Box sx={{ display: 'grid', gap: 3, mb: 4 }}>
          <Lines title={text('needs')} lines={lines.filter(({ Kind }) => isDonorNeed(Kind))} />
          <Lines title={text('coming')} lines={lines.filter(({ Kind }) => Kind === 'coming')} />
          <Lines title={text('untaken')} lines={lines.filter(({ Kind }) => Kind === 'untaken')} />
          {more > 0 ? (
            <Typography color="textSecondary">{text(plural(language, 'more', more), { count: more })}</Typography>
          ) : null}
        </Box>
      )}
    </WhenLoaded>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly DonorLine[] }) {
  if (lines.length === 0) return null
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Card>
        <List disablePadding>
          {lines.map((line) => (
            <Line key={line.ID} line={line} />
          ))}
        </List>
      </Card>
    </Box>
  )
}

function Line({ line }: { line: DonorLine }) {
  const text = useText(donorHomeTexts)
  const code = line.Code
  const isToConfirm = line.Kind === 'confirm'
  const isProblem = line.Kind === 'problem' || line.Kind === 'notMatched'
  return (
    <Box component="li" sx={look}>
      <Box sx={{ minWidth: 0 }}>
        <Link href={paths.transaction('Donor', line.ID)} color="textPrimary" sx={wholeRow}>
          <strong>
            <Weight value={line.Pounds} />
          </strong>{' '}
          {line.DonationContentsSummary}
          <Typography component="span" variant="body2" color="textSecondary">
            {` · ${code}`}
          </Typography>
        </Link>
        <Typography variant="body2" color="textSecondary">
          <Box component="span" sx={{ color: isProblem ? 'error.main' : 'text.primary', fontWeight: 600 }}>
            <Who line={line} />
          </Box>
          <When line={line} />
          {` · ${line.Street || line.DonorLocation.Code}`}
        </Typography>
      </Box>
      {isToConfirm ? (
        <Button
          variant="outlined"
          href={paths.donorClose('Donor', line.ID)}
          aria-label={text('confirmOne', { code })}
          sx={{ zIndex: 1, minHeight: { xs: 44, md: 36 }, whiteSpace: 'nowrap' }}
        >
          {text('confirmAction')}
        </Button>
      ) : null}
    </Box>
  )
}

/** The agency that comes, or what is the matter. */
function Who({ line: { Kind, AgencyName, PrimaryStatus } }: { line: DonorLine }) {
  const text = useText(donorHomeTexts)
  if (Kind === 'confirm') return text('kind.confirm', { agency: AgencyName })
  if (Kind === 'coming') return AgencyName
  return Kind === 'untaken' ? PrimaryStatus.Title : text(`kind.${Kind}`)
}

/** The pickup's day and hours, as the store's clock has them. */
function When({ line: { Window: window, TimeZone: zone } }: { line: DonorLine }) {
  const { language } = useLanguage()
  const now = useNow(30_000)
  if (!window) return null
  const day = nearDayText(window.Starts, now, language, zone) ?? dayText(window.Starts, language, zone)
  if (Date.parse(window.Ends) - Date.parse(window.Starts) >= wholeDay) return ` · ${day}`
  const time = (at: string) => timeText(at, language, zone)
  return ` · ${day}, ${time(window.Starts)} – ${time(window.Ends)}${zoneLabel(window.Starts, zone, language)}`
}

const look = {
  position: 'relative',
  px: { xs: 1.5, md: 2 },
  py: 1,
  minHeight: 56,
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: '1fr auto',
  '&:hover': { bgcolor: 'action.hover' },
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const
