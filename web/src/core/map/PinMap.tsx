import L from 'leaflet'
import { useEffect } from 'react'
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

/** A map with one pin to drag; a click sets it as well. The coordinates beside it do the same by keyboard. */
export default function PinMap({ label, pinLabel, kind, pin, around, onMove, zoom = nearZoom }: PinMapProps) {
  const start = pin ?? around
  return (
    <MapFrame
      label={label}
      height={300}
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

type ThePinProps = Pick<PinMapProps, 'pinLabel' | 'kind' | 'onMove'> & { pin: Pin; zoom: number }
function ThePin({ pin, pinLabel, kind, onMove, zoom }: ThePinProps) {
  const map = useMap()
  const [latitude, longitude] = pin
  useEffect(() => {
    if (!map.getBounds().contains([latitude, longitude])) map.setView([latitude, longitude], zoom)
  }, [map, latitude, longitude, zoom])
  return (
    <Marker
      position={[latitude, longitude]}
      draggable={onMove !== undefined}
      autoPan
      alt={pinLabel}
      title={pinLabel}
      eventHandlers={{ dragend: ({ target }) => onMove?.(pinAt((target as L.Marker).getLatLng())) }}
      icon={markerIcon(kind)}
    />
  )
}
