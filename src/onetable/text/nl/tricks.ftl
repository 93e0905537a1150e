# De tafel van het slagenspel in de browser.

tricks-card-H = { $rank } van Heuvels
tricks-card-M = { $rank } van Bergen
tricks-card-F = { $rank } van Wouden
tricks-card-S = { $rank } van Schaduwen
tricks-card-R = { $rank } van Ringen
tricks-card-V = { $rank } van Rivieren
tricks-unknown-H = gedekte kaart van Heuvels
tricks-unknown-M = gedekte kaart van Bergen
tricks-unknown-F = gedekte kaart van Wouden
tricks-unknown-S = gedekte kaart van Schaduwen
tricks-unknown-R = gedekte kaart van Ringen
tricks-unknown-V = gedekte kaart van Rivieren
tricks-card-down = gedekte kaart

tricks-trick = Slag { $number } van { $of }.
tricks-suit-led = Er is uitgekomen met { $suit }.
tricks-winning-with = { $who } wint tot nu toe met de { $card }.
tricks-won-with = { $who } heeft de slag met de { $card }.
tricks-nothing-yet = Er is nog geen kaart gespeeld.
tricks-card-of = { $who }: { $card }
tricks-your-card = jouw kaart

tricks-hand = Jouw hand
tricks-hand-of = Kaarten van { $who }
tricks-refused = Nu niet: { $why }
tricks-hinted = De bot zou deze nemen
tricks-ring-wins = Wint de slag
tricks-ring-counts = Telt als 1
tricks-put-back = Terugleggen

tricks-pyramid = de piramide
tricks-acts = aan zet
tricks-away = niet hier
tricks-ring-holder = heeft het ringmerkteken
tricks-aside = opzijgelegd
tricks-gives-to = voor { $who }
tricks-progress = { $have } van { $least }
tricks-read-seat = Lees over { $who }
tricks-goal = Doel
tricks-card-says = Op de kaart staat
tricks-won-cards = Gewonnen kaarten

tricks-tray = Naast de slag
tricks-lost-none = De verloren kaart is weggenomen
tricks-deck-left = nog { $count }
tricks-played = Gespeelde kaarten

tricks-choices = Wat je kunt kiezen
tricks-give-to = Geef aan { $who }
tricks-choose-card-for = Kies een kaart uit de hand voor { $who }.
tricks-setting-up = De ronde wordt voorbereid

tricks-suit-hills = Heuvels
tricks-suit-mountains = Bergen
tricks-suit-forests = Wouden
tricks-suit-shadows = Schaduwen
tricks-suit-rings = Ringen
tricks-suit-rivers = Rivieren
tricks-bot = Bot
