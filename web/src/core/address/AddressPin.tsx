import { Alert, Box, Button, FormHelperText, Skeleton, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { lookUpLine, zipDigits } from '../../../../shared/core/address/lookUp.ts'
import { addressTexts } from '../../../../shared/core/address/texts.ts'
import type { Pin } from '../map/PinMap.tsx'
import type { PointKind } from '../map/points.ts'
import { useText } from '../words/language.tsx'
import { type LookUpState, type PinnedLines, pinIn, type SetPin } from './useAddressPin.ts'

const PinMap = lazy(() => import('../map/PinMap.tsx'))

interface AddressPinProps {
  address: PinnedLines
  state: LookUpState
  kind: PointKind
  /** Centre of the map while there is no pin. */
  around?: Pin | undefined
  zoom?: number | undefined
  /** Absent: the pin can only be looked at. */
  onMove: ((pin: SetPin) => void) | undefined
  onAgain: () => unknown
  /** Reason that the form was not sent for the pin. */
  problem?: string | undefined
  /** The map waits for a tap, on screens that are a neighbor's. */
  isFolded?: boolean
}

/** Middle of the mainland. */
const anywhere: Pin = [39.5, -96]

/** To about a yard: more digits than a map shows mean nothing. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** Words about an address that was looked up, and its pin to correct. */
export default function AddressPin(props: AddressPinProps) {
  const { address, state, onMove, problem, isFolded = false } = props
  const text = useText(addressTexts)
  const [isOpen, setOpen] = useState(!isFolded)
  const isLookedUp = pinIn(address) !== undefined || state === 'unknown' || state === 'failed'
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }} {...(problem === undefined ? {} : { 'data-form-error': true })}>
      <Said {...props} />
      {isOpen ? <PinPart {...props} /> : null}
      {isFolded && !isOpen && isLookedUp ? (
        <Button onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
          {text('showMap')}
        </Button>
      ) : null}
      {problem === undefined || !onMove ? null : <FormHelperText error>{problem}</FormHelperText>}
    </Box>
  )
}

const tones = {
  waiting: 'info',
  looking: 'info',
  hand: 'info',
  address: 'success',
  area: 'warning',
  unknown: 'warning',
  failed: 'warning',
} as const

function Said({ address, state, onAgain, onMove }: AddressPinProps) {
  const text = useText(addressTexts)
  const pin = pinIn(address)
  const values = { address: lookUpLine(address), zip: zipDigits(address.PostalCode) ?? '' }
  const by = pin && (pin.LocatedBy ?? 'hand')
  const words = {
    hand: text('byHand'),
    address: text('found', values),
    area: text('about', values),
    looking: text('looking'),
    unknown: text('unknown'),
    failed: text('failed'),
    waiting: text('waiting'),
  }
  const said = state ?? by ?? 'waiting'
  const again = (
    <Button color="inherit" size="small" onClick={() => void onAgain()}>
      {text('again')}
    </Button>
  )
  return (
    <Box role="status">
      <Alert role="presentation" severity={tones[said]} action={said === 'failed' && onMove ? again : undefined}>
        {words[said]}
      </Alert>
    </Box>
  )
}

function PinPart({ address, kind, around, zoom, onMove, isFolded }: AddressPinProps) {
  const text = useText(addressTexts)
  const pin = pinIn(address)
  const move = ([latitude, longitude]: Pin) =>
    onMove?.({ Latitude: rounded(latitude), Longitude: rounded(longitude), LocatedBy: 'hand' })
  return (
    <>
      {pin && onMove ? (
        <Typography variant="body2">
          <strong>{text('isRight')}</strong> {text('move')} {isFolded ? '' : text('measured')}
        </Typography>
      ) : null}
      <Box sx={{ borderRadius: 2, overflow: 'hidden', border: '1px solid', borderColor: 'divider' }}>
        <Suspense fallback={<Skeleton variant="rectangular" height={240} />}>
          <PinMap
            label={text('map')}
            pinLabel={text('pin')}
            kind={kind}
            pin={pin && [pin.Latitude, pin.Longitude]}
            around={around}
            zoom={zoom}
            onMove={onMove && move}
          />
        </Suspense>
      </Box>
      {pin || !onMove ? null : (
        <Button onClick={() => move(around ?? anywhere)} sx={{ justifySelf: 'start' }}>
          {text('setPin')}
        </Button>
      )}
    </>
  )
}
