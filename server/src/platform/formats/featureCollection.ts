/** Yields the text of a GeoJSON FeatureCollection, feature by feature. Source: RFC 7946, section 3.3. */
export async function* featureCollection(features: Iterable<object> | AsyncIterable<object>): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":[\n'
  let before = ''
  for await (const feature of features) {
    yield before + JSON.stringify(feature)
    before = ',\n'
  }
  yield '\n]}\n'
}
