import L from 'leaflet'
import { useEffect } from 'react'
import { Marker, Popup, useMap } from 'react-leaflet'
import { app } from '../../../../shared/core/text/app.ts'
import { useText } from '../words/language.tsx'
import { MapFrame, markerIcon } from './MapFrame.tsx'
import { kindColours, middleOf, type Place } from './places.ts'

/** Shows all places at once; a single one at the given zoom. */
function View({ places, zoom }: { places: readonly Place[]; zoom: number }) {
  const map = useMap()
  const points = JSON.stringify(places.map((place) => [place.Latitude, place.Longitude]))
  useEffect(() => {
    const bounds = L.latLngBounds(JSON.parse(points) as [number, number][])
    map.setView(bounds.getCenter(), zoom, { animate: false })
    if (!map.getBounds().contains(bounds))
      map.fitBounds(bounds, { paddingTopLeft: [48, 96], paddingBottomRight: [48, 48], maxZoom: zoom, animate: false })
  }, [map, points, zoom])
  return null
}

interface LeafletMapProps {
  label: string
  places: readonly Place[]
  zoom: number
  height: number
}

export default function LeafletMap({ label, places, zoom, height }: LeafletMapProps) {
  const text = useText(app)
  return (
    <MapFrame label={label} height={height} center={middleOf(places)} zoom={zoom}>
      {places.map((place) => (
        <Marker
          key={`${place.Kind} ${place.ID}`}
          position={[place.Latitude, place.Longitude]}
          alt={`${text(place.Kind)}: ${place.Name}`}
          title={place.Name}
          icon={markerIcon(place.Kind)}
        >
          <Popup>
            <strong style={{ color: kindColours[place.Kind] }}>{place.Name}</strong>
            {place.Address ? <div>{place.Address}</div> : null}
          </Popup>
        </Marker>
      ))}
      <View places={places} zoom={zoom} />
    </MapFrame>
  )
}
