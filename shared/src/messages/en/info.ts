export const info = {
  intro: 'What Fieldfare is, how to reach us, and what you can count on.',
  about: {
    title: 'About Fieldfare',
    purpose:
      'Fieldfare is a map of the nature people love. Draw a place that matters to you, say what it means, and meet the people who own or look after the land.',
    open: 'You can look around without an account. With one you can draw your own areas, rate them, say how often you come and what you do there, and join the communities whose land they touch.',
    owners:
      'Do you own or manage land? Register it, draw where it lies, and start a community for everyone who cares about it.',
    points:
      'Every area you draw earns a point, and some other things earn a few more. Points are just for fun: you can’t buy or unlock anything with them.',
  },
  study: {
    title: 'The study',
    what: 'Researchers want to know what nature is worth to people. You take part by invitation: how would you divide a yearly nature budget between your areas, and between goals such as rare species, landscape or culture?',
    reward:
      'It takes about 5 to 8 minutes. You earn 10 euro after the first parts, and a further 5 euro after all six pledge requests.',
    virtual: 'The budget is virtual: nothing is charged.',
  },
  privacy: {
    title: 'What others see',
    name: 'Your name isn’t shown with your areas unless you choose to show it. Only you and the admins can see your home, and it is never shown on a public map.',
    owners: 'Land owners see totals for the areas on their land, never for groups of fewer than five people.',
    leave: 'You can take your data with you, and you can delete your account.',
  },
  contact: {
    title: 'Contact',
    text: 'A question, a broken link, something that could be better? We’d love to hear from you.',
    write: 'Write to {{address}}',
    none: 'No address has been set up for this site yet. Ask the person who told you about it.',
  },
  loading: 'Loading the text',
  read: {
    terms: 'Read the terms of use',
    privacy: 'Read the privacy statement',
    houseRules: 'Read the house rules',
  },
  disclaimer: {
    title: 'Disclaimer',
    content:
      'Everything on the map was drawn and written by people. We look after it with care, but we can’t vouch for every shape, rating or word.',
    borders:
      'A drawn area shows how someone feels about a place. It says nothing about who owns the land, what it may be used for, or whether you may walk there.',
    safety:
      'Outdoors you are responsible for yourself: follow the signs, keep to the paths, and leave nesting birds in peace.',
    conduct:
      'Write about places the way you would talk to a neighbour. Anything hurtful, misleading or promotional is deleted, with a reason, and that can be undone.',
    liability: 'To the extent permitted by law, we are not liable for damage that results from using this site.',
  },
}
