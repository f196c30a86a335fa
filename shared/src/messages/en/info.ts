export const info = {
  intro: 'What Fieldfare is, how to reach us, and what you can count on.',
  about: {
    title: 'About Fieldfare',
    purpose:
      'Fieldfare is a map of the nature people love. Draw a place that matters to you, say what it means, and meet the people who own or look after the land.',
    open: 'You can look around without an account. With one you draw areas of your own, rate them, say how often you come and what you do there, and join the communities whose land they touch.',
    owners:
      'Do you own or manage land? Register it, draw where it lies, and start a community for everyone who cares about it.',
    points:
      'Every area you draw counts as a point, and some of what you do brings a few more. Points are for fun: they open nothing and buy nothing.',
  },
  study: {
    title: 'The study',
    what: 'Researchers ask what nature is worth to people. By invitation you take part: how would you share out a yearly nature budget over your areas and over goals such as rare species, landscape or culture?',
    reward:
      'It takes about 5 to 8 minutes. You earn 10 euro after the first parts, and a further 5 euro after all six pledge requests.',
    virtual: 'The budget is virtual: nothing is charged.',
  },
  privacy: {
    title: 'What others see',
    name: 'Your name stays hidden with your areas unless you choose to show it. Your home is seen by you and the administrators, and stands on no map that others see.',
    owners: 'Land owners see totals of the areas on their land, never groups of fewer than five people.',
    leave: 'You can take your data with you, and you can delete your account.',
  },
  contact: {
    title: 'Contact',
    text: 'A question, a broken link, something that could be better? We would love to hear it.',
    write: 'Write to {{address}}',
    none: 'No address has been set for this site yet. Ask the person who told you about it.',
  },
  disclaimer: {
    title: 'Disclaimer',
    content:
      'What stands on the map was drawn and written by people. We look after it with care, but we do not vouch for every shape, rating or word.',
    borders:
      'A drawn area is what somebody feels about a place. It says nothing about who owns the land, what it may be used for, or whether you may walk there.',
    safety:
      'Outdoors you are on your own feet: follow the signs on the spot, keep to the paths, and leave birds in peace while they nest.',
    conduct:
      'Write about places as you would talk to a neighbour. What hurts, misleads or advertises is taken away, with a reason, and that can be undone.',
    liability: 'We cannot be held to damage that comes from using this site, as far as the law allows.',
  },
}
