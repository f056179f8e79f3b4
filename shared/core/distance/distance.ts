const earthMiles = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

interface Coordinates {
  readonly Latitude: number
  readonly Longitude: number
}

/** Great-circle miles: good to half a percent, which is less than any road's detour. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const north = Math.sin(radians(b.Latitude - a.Latitude) / 2) ** 2
  const east = Math.sin(radians(b.Longitude - a.Longitude) / 2) ** 2
  const chord = north + Math.cos(radians(a.Latitude)) * Math.cos(radians(b.Latitude)) * east
  return 2 * earthMiles * Math.asin(Math.sqrt(Math.min(1, chord)))
}
