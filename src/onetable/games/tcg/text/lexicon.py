"""All words that are read aloud, and what is printed on cards, by their names alone: a row of a table begins with `words.`."""

from onetable.core.advice import *
from onetable.core.match import *
from onetable.core.word import *
from onetable.games.tcg.index import CopiesSite as CopiesSite
from onetable.games.tcg.mechanics.prices import *
from onetable.games.tcg.mechanics.reconcile import *
from onetable.games.tcg.mechanics.windows import Answer as Answer
from onetable.games.tcg.mechanics.windows import EventPlayed as EventPlayed
from onetable.games.tcg.phases.actions import *
from onetable.games.tcg.phases.skirmish import *
from onetable.games.tcg.speech.advice import *
from onetable.games.tcg.speech.battle_advice import *
from onetable.games.tcg.speech.choices import *
from onetable.games.tcg.speech.deck_reasons import *
from onetable.games.tcg.speech.deeds import *
from onetable.games.tcg.speech.moments import *
from onetable.games.tcg.speech.names import *
from onetable.games.tcg.speech.news import *
from onetable.games.tcg.speech.parts import *
from onetable.games.tcg.speech.pronouns import *
from onetable.games.tcg.speech.reasons import *
from onetable.games.tcg.speech.turn_advice import *
from onetable.games.tcg.text.cards import *
from onetable.games.tcg.text.simple_words import *
from onetable.games.tcg.traits import *
from onetable.games.tcg.words.abilities import *
from onetable.games.tcg.words.announcements import *
from onetable.games.tcg.words.costs import *
from onetable.games.tcg.words.effects import *
from onetable.games.tcg.words.fights import *
from onetable.games.tcg.words.hands import *
from onetable.games.tcg.words.nouns import *
from onetable.games.tcg.words.playing import *
from onetable.games.tcg.words.plays import *
from onetable.games.tcg.words.targets import *
from onetable.games.tcg.words.triggers import *
from onetable.games.tcg.words.values import *
from onetable.games.tcg.words.verb import *
from onetable.games.tcg.words.verbs import *
