import { Box, Button, Card, Stack, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { formatTime } from '../../../../shared/core/time/zone.ts'
import type { DriverRun } from '../../../../shared/rescue/transport/api.ts'
import { driverTexts } from '../../../../shared/rescue/transport/driverTexts.ts'
import { addressText } from '../../core/address/addressText.ts'
import { directionsTo, type MapPoint } from '../../core/map/points.ts'
import { listedDay } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

const LeafletMap = lazy(() => import('../../core/map/LeafletMap.tsx'))

type Stop = DriverRun['Pickup']

/** Stops of the run: first the pickup, then the delivery, each with directions and whom to ask for. */
export function RunStops({ run }: { run: DriverRun }) {
  const text = useText(driverTexts)
  const { language } = useLanguage()
  const time = (at: string) => formatTime(new Date(at), run.TimeZone, language)
  const day = run.PickupDate ? `${listedDay(run.PickupDate, language)}, ` : ''
  const pickupExpected = run.EstimatedPickupTime ? text('expected', { time: time(run.EstimatedPickupTime) }) : ''
  const dropoffExpected = run.EstimatedDropoffTime ? text('expected', { time: time(run.EstimatedDropoffTime) }) : ''
  const pickedUp = run.PickedUpTime ? text('pickedUpAt', { time: time(run.PickedUpTime) }) : ''
  return (
    <Card component="section" aria-label={text('stops')}>
      <StopPart
        number={1}
        title={text('pickupStop')}
        stop={run.Pickup}
        isDone={run.PickedUpTime !== null}
        lines={[`${text('window')}: ${day}${run.PickupTime}`, pickedUp || pickupExpected]}
      />
      <StopPart
        number={2}
        title={text('dropoffStop')}
        stop={run.Dropoff}
        isDone={run.DroppedOffTime !== null}
        lines={[dropoffExpected, text('miles', { miles: run.DistanceMiles })]}
      />
      <StopsMap run={run} />
    </Card>
  )
}

interface StopProps {
  number: number
  title: string
  stop: Stop
  isDone: boolean
  lines: readonly string[]
}

function StopPart({ number, title, stop, isDone, lines }: StopProps) {
  const text = useText(driverTexts)
  return (
    <Box sx={{ display: 'flex', gap: 1.5, p: 2, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box aria-hidden sx={{ ...numberLook, bgcolor: isDone ? 'success.main' : 'primary.main' }}>
        {isDone ? '✓' : number}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="overline" color="textSecondary" component="h2">
          {title}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{stop.Name}</Typography>
        <Typography>{addressText(stop.Address)}</Typography>
        {lines.filter(Boolean).map((line) => (
          <Typography key={line} variant="body2" color="textSecondary">
            {line}
          </Typography>
        ))}
        {stop.ContactName ? <Typography>{text('askFor', { name: stop.ContactName })}</Typography> : null}
        <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            href={directionsTo(stop.Address)}
            target="_blank"
            rel="noreferrer"
            aria-label={text('directions', { place: stop.Name })}
          >
            {text('directionsShort')}
          </Button>
          {stop.PhoneNumber ? (
            <Button variant="outlined" href={`tel:${stop.PhoneNumber.replace(/[^\d+]/g, '')}`}>
              {text('callNumber', { number: stop.PhoneNumber })}
            </Button>
          ) : null}
        </Stack>
      </Box>
    </Box>
  )
}

/** Loaded on demand: on a phone's connection a map costs more than the rest of the page. */
function StopsMap({ run }: { run: DriverRun }) {
  const text = useText(driverTexts)
  const [isShown, show] = useState(false)
  if (!isShown)
    return (
      <Button fullWidth onClick={() => show(true)}>
        {text('showMap')}
      </Button>
    )
  const pointAt = (stop: Stop, ID: number, Kind: MapPoint['Kind']): MapPoint => ({
    ID,
    Kind,
    Name: stop.Name,
    Address: addressText(stop.Address),
    Latitude: stop.Address.Latitude,
    Longitude: stop.Address.Longitude,
  })
  return (
    <Suspense fallback={<Box sx={{ height: 260 }} />}>
      <LeafletMap
        label={text('mapLabel')}
        points={[pointAt(run.Pickup, 1, 'donor'), pointAt(run.Dropoff, 2, 'agency')]}
        zoom={11}
        height={260}
      />
    </Suspense>
  )
}

const numberLook = {
  width: 28,
  height: 28,
  flexShrink: 0,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  color: 'primary.contrastText',
  fontWeight: 700,
} as const
