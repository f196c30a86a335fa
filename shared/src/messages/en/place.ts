export const place = {
  title: 'Where is “{{value}}”?',
  hint: 'Tap or click the location on the map. If someone drew an area there, you can use its shape.',
  map: 'Map of {{title}}, to choose a location',
  pin: 'The chosen location',
  atCross: 'Here, at the cross',
  useShape: 'Use the shape of “{{title}}”',
  loadingShape: 'Loading the shape',
  tooLarge: 'This shape has too many dots. Choose a point or another area.',
  point: 'A point is chosen.',
  shape: 'The shape of “{{title}}” is chosen.',
  none: 'No location chosen yet.',
  done: 'Use this location',
}
