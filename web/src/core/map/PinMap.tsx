import L from 'leaflet'
import { useEffect, useMemo } from 'react'
import { Marker, useMap, useMapEvents } from 'react-leaflet'
import { MapFrame, markerIcon } from './MapFrame.tsx'
import type { PointKind } from './points.ts'

export type Pin = readonly [latitude: number, longitude: number]

export interface PinMapProps {
  label: string
  pinLabel: string
  kind: PointKind
  pin: Pin | undefined
  /** Centre while there is no pin. */
  around: Pin | undefined
  onMove: ((pin: Pin) => void) | undefined
  /** Zoom around the pin; a street or two without it. */
  zoom?: number | undefined
}

/** Middle of the mainland, with all of it in view. */
const anywhere = { center: [39.5, -96] as [number, number], zoom: 4 }
const nearZoom = 14
const townZoom = 10

/** A map with one pin to drag; a click sets it as well, and arrow keys move it. */
export default function PinMap({ label, pinLabel, kind, pin, around, onMove, zoom = nearZoom }: PinMapProps) {
  const start = pin ?? around
  return (
    <MapFrame
      label={label}
      height={240}
      center={start ? [...start] : anywhere.center}
      zoom={pin ? zoom : around ? townZoom : anywhere.zoom}
    >
      <Clicks onMove={onMove} />
      {pin ? <ThePin {...{ pin, pinLabel, kind, onMove, zoom }} /> : null}
    </MapFrame>
  )
}

const pinAt = ({ lat, lng }: L.LatLng): Pin => {
  const { lng: wrapped } = new L.LatLng(lat, lng).wrap()
  return [lat, wrapped]
}

function Clicks({ onMove }: Pick<PinMapProps, 'onMove'>) {
  useMapEvents({ click: ({ latlng }) => onMove?.(pinAt(latlng)) })
  return null
}

/** Pixels that an arrow key moves the pin by, and with Shift. */
const keySteps = { small: 8, large: 48 } as const
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Target of an arrow key on the pin, which then doesn't move the map. */
function keyedTo(map: L.Map, pin: Pin, { originalEvent: event }: L.LeafletKeyboardEvent): Pin | undefined {
  const direction = directions[event.key]
  if (!direction) return undefined
  event.preventDefault()
  // Leaflet's mark of an event that the map shall not handle.
  Object.assign(event, { _stopped: true })
  const step = event.shiftKey ? keySteps.large : keySteps.small
  return pinAt(map.unproject(map.project([...pin]).add([direction[0] * step, direction[1] * step])))
}

type ThePinProps = Pick<PinMapProps, 'pinLabel' | 'kind' | 'onMove'> & { pin: Pin; zoom: number }
function ThePin({ pin, pinLabel, kind, onMove, zoom }: ThePinProps) {
  const map = useMap()
  const [latitude, longitude] = pin
  useEffect(() => {
    if (map.getZoom() < townZoom || !map.getBounds().contains([latitude, longitude]))
      map.setView([latitude, longitude], zoom)
  }, [map, latitude, longitude, zoom])
  // Another icon would be another element, which has lost the focus.
  const icon = useMemo(() => markerIcon(kind), [kind])
  const keydown = (event: L.LeafletKeyboardEvent) => {
    const to = onMove && keyedTo(map, pin, event)
    if (to) onMove(to)
  }
  return (
    <Marker
      position={[latitude, longitude]}
      draggable={onMove !== undefined}
      autoPan
      alt={pinLabel}
      title={pinLabel}
      eventHandlers={{
        dragend: ({ target }) => onMove?.(pinAt((target as L.Marker).getLatLng())),
        keydown: keydown as unknown as L.LeafletEventHandlerFn,
      }}
      icon={icon}
    />
  )
}
