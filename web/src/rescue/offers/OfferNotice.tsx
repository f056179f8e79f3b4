import BlockOutlined from '@mui/icons-material/BlockOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined'
import TimerOffOutlined from '@mui/icons-material/TimerOffOutlined'
import { Box, Button, Card, type SvgIconProps, Typography } from '@mui/material'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import type { Offer } from '../../../../shared/rescue/offers/api.ts'
import { offerTexts } from '../../../../shared/rescue/offers/texts/offer.ts'
import { addressText } from '../../core/address/addressText.ts'
import { useSession } from '../../core/data/useSession.ts'
import { Facts } from '../../core/figures/Facts.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { pickupWords } from './answer/proposal.ts'
import { nextSteps } from './nextSteps.ts'
import { OwnPickup } from './OwnPickup.tsx'
import type { OfferState } from './offerState.ts'

type Closed = Exclude<OfferState, 'open'>
type Tone = 'success' | 'info' | 'warning' | 'error'

const looks: Record<Closed, { tone: Tone; Icon: ComponentType<SvgIconProps> }> = {
  accepted: { tone: 'success', Icon: CheckCircleOutlined },
  toReceipt: { tone: 'info', Icon: CheckCircleOutlined },
  receipted: { tone: 'success', Icon: CheckCircleOutlined },
  notPickedUp: { tone: 'warning', Icon: BlockOutlined },
  declined: { tone: 'info', Icon: BlockOutlined },
  expired: { tone: 'warning', Icon: TimerOffOutlined },
  taken: { tone: 'info', Icon: BlockOutlined },
  withdrawn: { tone: 'info', Icon: BlockOutlined },
  handedBack: { tone: 'info', Icon: BlockOutlined },
  reassigned: { tone: 'warning', Icon: BlockOutlined },
  cancelled: { tone: 'error', Icon: BlockOutlined },
  waiting: { tone: 'info', Icon: HourglassEmptyOutlined },
  ended: { tone: 'info', Icon: BlockOutlined },
}

interface OfferNoticeProps {
  offer: Offer
  state: Closed
  now: Date
  /** The page showed an open offer before: the answer's buttons have just gone. */
  wasOpen: boolean
}

/** In place of the answer once there is none to give: what happened, and what to do next. */
export function OfferNotice({ offer, state, now, wasOpen }: OfferNoticeProps) {
  const text = useText(offerTexts)
  const { tone, Icon } = looks[state]
  const code = offer.Transaction.Pickup?.Code ?? ''
  return (
    <Card component="section" sx={{ borderLeft: '6px solid', borderLeftColor: `${tone}.main`, mb: 3 }}>
      <Box sx={{ p: 2.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <Icon aria-hidden fontSize="large" sx={{ color: `${tone}.main` }} />
          <NoticeTitle state={state} takesFocus={wasOpen}>
            {text(`${state}.title`)}
          </NoticeTitle>
        </Box>
        <Typography color="textSecondary" sx={{ mt: 0.75, maxWidth: 640 }}>
          {text(`${state}.text`, { code })}
        </Typography>
        {state === 'accepted' ? <AgreedPickup offer={offer} now={now} /> : null}
        <Box className="no-print" sx={steps}>
          <NextSteps offer={offer} state={state} />
          {state === 'accepted' ? <OwnPickup offer={offer} /> : null}
        </Box>
      </Box>
    </Card>
  )
}

/** One below the other, as wide as the phone. */
const steps = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mt: 2.5,
  '& > *': { flex: { xs: '1 1 100%', sm: 'none' } },
} as const

/** The focus follows from a button that is gone, but never away from something the person is at. */
function NoticeTitle({ state, takesFocus, children }: { state: Closed; takesFocus: boolean; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another message to hear.
  useEffect(() => {
    if (takesFocus && (document.activeElement?.matches('body, main') ?? true)) title.current?.focus()
  }, [state])
  return (
    <Typography ref={title} variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </Typography>
  )
}

function AgreedPickup({ offer: { Match: match, Transaction: donation }, now }: { offer: Offer; now: Date }) {
  const text = useText(offerTexts)
  const { language } = useLanguage()
  const { AgencyProposedPickupDate: day, PickupTimeType: time, AgencyDriver: driver } = match
  if (day === null || time === null) return null
  return (
    <Box sx={{ mt: 2, maxWidth: 560 }}>
      <Facts
        facts={[
          {
            label: text('pickup'),
            value: <strong>{pickupWords(day, time, now, donation.TimeZone, language)}</strong>,
          },
          { label: text('where'), value: `${donation.DonorLocation.Donor.Name}, ${addressText(donation.Address)}` },
          ...(driver
            ? [{ label: text('pickupDriver'), value: [driver.Name, driver.PhoneNumber].filter(Boolean).join(', ') }]
            : []),
        ]}
      />
    </Box>
  )
}

function NextSteps({ offer, state }: { offer: Offer; state: Closed }) {
  const text = useText(offerTexts)
  const { ActiveRole: role } = useSession()
  const { today } = useToday()
  return nextSteps(offer, state, { role, today }).map(({ name, href, isOutside }, i) => (
    <Button
      key={name}
      href={href}
      variant={i === 0 ? 'contained' : name.startsWith('see') ? 'text' : 'outlined'}
      {...(isOutside ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {text(name, { name: offer.FoodBankContact.Name })}
    </Button>
  ))
}
