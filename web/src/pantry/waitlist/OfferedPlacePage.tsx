import { Alert, Button, Link, Stack, Typography } from '@mui/material'
import { type CodeLink, codeLinkIn } from '../../../../shared/core/link/code.ts'
import { neighborPath } from '../../../../shared/core/link/page.ts'
import { waitlistTexts } from '../../../../shared/pantry/waitlist/texts.ts'
import type { OfferedPlace } from '../../../../shared/pantry/waitlist/waitingPlace.ts'
import { EndedLink } from '../../core/app/EndedLink.tsx'
import { PublicLoading } from '../../core/app/PublicLoading.tsx'
import { PublicPage } from '../../core/app/PublicPage.tsx'
import { comingDayText, timeText } from '../../core/time/time.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { isolate } from '../../core/words/direction.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { usePageTitle } from '../../core/words/title.ts'
import { hoursText } from '../windows/windowText.ts'
import { type OpenPlace, useOfferedPlace } from './useOfferedPlace.ts'

/** A place that is kept for whoever has the link of its offer. Opening it changes nothing. */
export default function OfferedPlacePage() {
  const link = codeLinkIn(location.hash)
  if (!link) return <Gone />
  return <ByLink link={link} />
}

function ByLink({ link }: { link: CodeLink }) {
  const text = useText(waitlistTexts)
  const open = useOfferedPlace(link)
  usePageTitle(text(open.place ? 'title' : 'loading'))
  if (open.isGone) return <Gone />
  if (open.place) return <Shown open={open} place={open.place} />
  return <PublicLoading text={text} hasFailed={open.hasFailed} onRetry={open.reload} />
}

interface ShownProps {
  open: OpenPlace
  place: OfferedPlace
}

const titles = { offered: 'title', waiting: 'waits', taken: 'takenTitle', over: 'goneTitle' } as const

function Shown({ open, place }: ShownProps) {
  const text = useText(waitlistTexts)
  const { language } = useLanguage()
  const { Place, Pantry, StartTime: start, EndTime: end } = place
  return (
    <PublicPage name={Pantry.Name}>
      <Stack spacing={2.5}>
        <div>
          <Typography color="textSecondary">{text(titles[place.State])}</Typography>
          <Typography variant="h1">{comingDayText(place.Day, language)}</Typography>
          <Typography sx={{ fontSize: 'h2.fontSize', fontWeight: 600 }}>
            {hoursText({ start, end }, language)}
          </Typography>
          <Typography sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
            {Place ? (
              <>
                <strong>{isolate(Place.Label)}</strong>
                <br />
                {isolate(`${Place.AddressLine1}, ${Place.City}, ${Place.Province} ${Place.PostalCode}`)}
              </>
            ) : (
              text('toYou')
            )}
          </Typography>
        </div>
        <Said open={open} place={place} />
        {place.State === 'offered' ? <Answers open={open} /> : null}
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          {Pantry.PhoneNumber ? (
            <Link href={`tel:${Pantry.PhoneNumber}`} sx={reached}>
              {text('call', { name: Pantry.Name, phone: Pantry.PhoneNumber })}
            </Link>
          ) : null}
          <Link href={neighborPath('home')} sx={reached}>
            {text('see')}
          </Link>
        </Stack>
      </Stack>
    </PublicPage>
  )
}

/** Outcome of the answer, and how long the place is kept. */
function Said({ open, place: { State, OfferUntil, TimeZone } }: ShownProps) {
  const text = useText(waitlistTexts)
  const { language } = useLanguage()
  return (
    <Stack spacing={1} role="status">
      {open.failure ? <Alert severity="error">{open.failure}</Alert> : null}
      {State === 'offered' && OfferUntil ? (
        <Alert severity="info">
          {text('keptUntil', { until: timeText(OfferUntil, language, TimeZone) })} {text('foodNote')}
        </Alert>
      ) : null}
      {State === 'taken' ? <Alert severity="success">{text('taken')}</Alert> : null}
      {State === 'over' ? <Alert severity="info">{text(open.isDeclined ? 'declined' : 'goneText')}</Alert> : null}
    </Stack>
  )
}

function Answers({ open }: { open: OpenPlace }) {
  const text = useText(waitlistTexts)
  const ask = useConfirm()
  const isBusy = open.busy !== undefined
  const decline = async () => {
    if (await ask({ title: text('noAsk'), confirm: text('noYes'), cancel: text('keep') })) await open.decline()
  }
  return (
    <Stack spacing={1.5}>
      <Button
        variant="contained"
        size="large"
        loading={open.busy === 'take'}
        disabled={isBusy}
        onClick={() => void open.take()}
        sx={large}
      >
        {text('take')}
      </Button>
      <Button color="inherit" size="large" disabled={isBusy} onClick={() => void decline()} sx={large}>
        {text('no')}
      </Button>
    </Stack>
  )
}

const large = { minHeight: 56 } as const
const reached = { display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' } as const

function Gone() {
  const text = useText(waitlistTexts)
  return <EndedLink title={text('goneTitle')} text={text('goneText')} signIn={text('signIn')} />
}
