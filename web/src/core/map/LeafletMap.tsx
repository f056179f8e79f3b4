import L from 'leaflet'
import { useEffect } from 'react'
import { Marker, Popup, useMap } from 'react-leaflet'
import { app } from '../../../../shared/core/text/app.ts'
import { useText } from '../words/language.tsx'
import { MapFrame, markerIcon } from './MapFrame.tsx'
import { kindColours, type MapPoint, middleOf } from './points.ts'

/** Shows all points at once; a single one at the given zoom. */
function View({ points, zoom }: { points: readonly MapPoint[]; zoom: number }) {
  const map = useMap()
  const positions = JSON.stringify(points.map((point) => [point.Latitude, point.Longitude]))
  useEffect(() => {
    const bounds = L.latLngBounds(JSON.parse(positions) as [number, number][])
    map.setView(bounds.getCenter(), zoom, { animate: false })
    if (!map.getBounds().contains(bounds))
      map.fitBounds(bounds, { paddingTopLeft: [48, 96], paddingBottomRight: [48, 48], maxZoom: zoom, animate: false })
  }, [map, positions, zoom])
  return null
}

interface LeafletMapProps {
  label: string
  points: readonly MapPoint[]
  zoom: number
  height: number
}

export default function LeafletMap({ label, points, zoom, height }: LeafletMapProps) {
  const text = useText(app)
  return (
    <MapFrame label={label} height={height} center={middleOf(points)} zoom={zoom}>
      {points.map((point) => (
        <Marker
          key={`${point.Kind} ${point.ID}`}
          position={[point.Latitude, point.Longitude]}
          alt={`${text(point.Kind)}: ${point.Name}`}
          title={point.Name}
          icon={markerIcon(point.Kind)}
        >
          <Popup>
            <strong style={{ color: kindColours[point.Kind] }}>{point.Name}</strong>
            {point.Address ? <div>{point.Address}</div> : null}
          </Popup>
        </Marker>
      ))}
      <View points={points} zoom={zoom} />
    </MapFrame>
  )
}
