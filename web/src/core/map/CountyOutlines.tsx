import L from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { GeoJSON, Marker, Pane, useMap, useMapEvents } from 'react-leaflet'
import { loadOutlines, namesIn, type Outlines, outlinesFor } from './outlines.ts'

/** Outlines below the tiles, so that a map shows without a tile server or before its tiles arrive. */
export function CountyOutlines() {
  const map = useMap()
  const [outlines, setOutlines] = useState<ReadonlyMap<string, Outlines>>(new Map())
  const latest = useRef(0)
  const show = () => {
    latest.current += 1
    const asked = latest.current
    const bounds = map.getBounds()
    const names = outlinesFor([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], map.getZoom())
    void Promise.allSettled(names.map(async (name) => [name, await loadOutlines(name)] as const)).then((results) => {
      const arrived = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      if (asked === latest.current) setOutlines(new Map(arrived))
    })
  }
  useMapEvents({ moveend: show })
  useEffect(show, [map])
  return (
    <>
      <Pane name="outlines" style={{ zIndex: 150 }}>
        {[...outlines].map(([name, shapes]) => (
          <GeoJSON key={name} data={shapes} interactive={false} style={outlineLook} />
        ))}
      </Pane>
      <Pane name="names" style={{ zIndex: 160 }}>
        {map.getZoom() >= nameZoom ? [...outlines].map(([name, shapes]) => <Names key={name} shapes={shapes} />) : null}
      </Pane>
    </>
  )
}

const outlineLook = {
  color: 'var(--mui-palette-map-border)',
  weight: 1,
  fillColor: 'var(--mui-palette-map-land)',
  fillOpacity: 1,
} as const

/** Names of counties would stand on top of each other below this zoom. */
const nameZoom = 8

function Names({ shapes }: { shapes: Outlines }) {
  const view = useMap().getBounds()
  const box = [view.getWest(), view.getSouth(), view.getEast(), view.getNorth()] as const
  return namesIn(shapes, box).map(({ id, name, at }) => (
    <Marker
      key={id}
      position={at}
      pane="names"
      interactive={false}
      keyboard={false}
      icon={L.divIcon({ className: '', iconSize: [140, 16], html: nameLabel(name) })}
    />
  ))
}

function nameLabel(name: string) {
  const label = document.createElement('div')
  label.setAttribute('aria-hidden', 'true')
  label.style.cssText =
    'font:600 12px system-ui;color:var(--mui-palette-map-label);text-align:center;letter-spacing:.04em'
  label.textContent = name
  return label
}
